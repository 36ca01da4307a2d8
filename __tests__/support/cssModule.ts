/** Every class of a style sheet is called what the component calls it. */
module.exports = new Proxy(
  {},
  { get: (_classes, name) => (name === "__esModule" ? false : name) },
);
