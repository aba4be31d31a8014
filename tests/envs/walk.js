// Random games, played step by step in WebAssembly: the hash of all that is seen on the way. An expression, for Node
// evaluates it and a page does; tests/envs/walks.py does the same with the rules as they are compiled here.
async (game, { players, options, seed, games, every }) => {
  const { exports, memory, desk, sheet } = game;
  const state = new Uint8Array(memory, desk.state, sheet.size);
  const actions = new Int32Array(memory, desk.actions, sheet.actions.words.length + 1);
  const start = game.new(players, options);
  const lists = new Int32Array(sheet.actions.words.length);
  let seen = new Uint8Array(1 << 20);
  let length = 0;
  const note = (bytes) => {
    if (length + bytes.length > seen.length) {
      const larger = new Uint8Array(2 * (length + bytes.length));
      larger.set(seen);
      seen = larger;
    }
    seen.set(bytes, length);
    length += bytes.length;
  };
  const noteAll = () => {
    const position = game.state(state.slice());
    const kept = actions.slice();
    for (let action = 0; action < lists.length; action++) lists[action] = exports.refusal(desk.state, action);
    note(new Uint8Array(lists.buffer));
    for (let seat = 0; seat < players; seat++) {
      for (const perfectMemory of [false, true]) {
        note(new Uint8Array(position.observe(seat, perfectMemory).buffer));
        note(new Uint8Array(position.features(seat, perfectMemory).buffer));
      }
    }
    actions.set(kept);
  };
  let hash = new Uint8Array(0);
  let word = seed;
  let steps = 0;
  for (let number = 0; number < games; number++) {
    length = 0;
    note(hash);
    state.set(start.bytes);
    exports.seed(desk.generator, seed, 0, number);
    exports.settle(desk.state, desk.generator);
    note(state);
    let count = exports.legal(desk.state, desk.actions);
    while (count > 0) {
      if (steps % every === 0) noteAll();
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      count = exports.step(desk.state, desk.generator, desk.actions, actions[Math.floor((word * count) / 2 ** 32)]);
      note(state);
      steps++;
    }
    for (let seat = 0; seat < players; seat++) note(Uint8Array.of(exports.rank(desk.state, seat)));
    hash = new Uint8Array(await crypto.subtle.digest("SHA-256", seen.subarray(0, length)));
  }
  return { steps, hash: Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") };
};
