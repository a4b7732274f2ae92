/**
 * Starts the suites that take long before the others, so that no worker is left waiting for one of them at
 * the end. Without its cache, as on a fresh clone, Jest sorts by the size of the files.
 */
const Sequencer = require("@jest/test-sequencer").default;

const long = [
  "server/store/outages",
  "server/store/faults",
  "server/store/disk",
  "server/delivery/copies",
  "server/http/stopping",
  "commands/build-server",
  "commands/submissions",
  "content/check/bad-content",
];

const rank = ({ path }) => {
  const index = long.findIndex((name) => path.endsWith(`__tests__/${name}.test.ts`));
  return index === -1 ? long.length : index;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
