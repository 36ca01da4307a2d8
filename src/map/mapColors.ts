/** The colors of maps, as custom properties. `tokens.css` explains `--light` and `--dark`. */
export const mapColors = {
  "--water": "var(--light,#8fb8ba) var(--dark,#20566f)",
  "--neighbor": "var(--light,#dfe3cf) var(--dark,#3b5450)",
  "--county": "var(--light,#f8d2ac) var(--dark,#85593f)",
  "--border": "var(--light,var(--snow)) var(--dark,#c9966b)",
  "--road": "var(--light,#e6a877) var(--dark,#b98258)",
  "--woods": "var(--light,#7d9a82) var(--dark,#25413c)",
  "--slope": "var(--light,#8299a0) var(--dark,#557a88)",
  "--wave": "var(--light,#c4dcd8) var(--dark,#3f7a92)",
  "--ink": "var(--light,var(--deep)) var(--dark,var(--snow))",
  "--dot": "var(--light,var(--truck)) var(--dark,var(--dawn))",
};
