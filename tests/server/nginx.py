"""nginx before a server, with its own certificate; installed where that may be done: python -m tests.server.nginx."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.apt import provide

TEMPLATE = Path(__file__).parents[2] / "deploy" / "nginx.conf.template"
MISSING = "NO NGINX OR OPENSSL WAS FOUND: TLS behind a proxy is not tested (apt-get install nginx-light openssl)"
CERTIFICATE = ("-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost")
AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/bauhof.conf;
}}
"""


def program(name: str) -> str | None:
    """Where a program is; administrators' ones are not on everybody's path."""
    return shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")


def is_there() -> bool:
    """Whether TLS can be tried."""
    return program("nginx") is not None and program("openssl") is not None


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Proxy:
    """nginx by the template of deploy/, on ports of its own."""

    def __init__(self, folder: Path, server: int) -> None:
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        self.certificate = folder / "bauhof.pem"
        key = folder / "bauhof.key"
        names = ("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
        files = ("-keyout", str(key), "-out", str(self.certificate))
        subprocess.run(
            [str(program("openssl")), "req", "-x509", *CERTIFICATE, *names, *files], check=True, capture_output=True
        )
        conf = TEMPLATE.read_text(encoding="utf-8")
        for old, new in {
            "${BAUHOF_NAME}": "localhost",
            "${BAUHOF_ADDRESS}": f"127.0.0.1:{server}",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.secure} ssl http2;",
            "/etc/nginx/certificates": str(folder),
            "/var/log/nginx": str(folder),
        }.items():
            assert old in conf
            conf = conf.replace(old, new)
        (folder / "bauhof.conf").write_text(conf)
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user="user root;" if os.geteuid() == 0 else ""))
        self.command = [str(program("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]

    @property
    def url(self) -> str:
        return f"https://localhost:{self.secure}"

    @contextmanager
    def running(self) -> Iterator[None]:
        """From the first answer to the end."""
        checked = subprocess.run([*self.command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        with subprocess.Popen(self.command, stderr=subprocess.DEVNULL) as process:
            try:
                while True:
                    assert process.poll() is None, (self.folder / "error.log").read_text()
                    try:
                        socket.create_connection(("127.0.0.1", self.secure), 1).close()
                        break
                    except OSError:
                        continue
                yield
            finally:
                process.terminate()


if __name__ == "__main__":
    provide(is_there, "nginx for the test of TLS", ["nginx-light", "openssl"], MISSING)
