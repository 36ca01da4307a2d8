export const isDevelopCommand = () =>
  process.env.gatsby_executing_command === "develop";
