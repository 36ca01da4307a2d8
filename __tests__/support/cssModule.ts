/** Mocks CSS modules: every class name is unchanged. */
module.exports = new Proxy(
  {},
  { get: (_classes, name) => (name === "__esModule" ? false : name) },
);
