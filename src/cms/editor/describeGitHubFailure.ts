/** Reason and advice, by the HTTP status with which GitHub rejected a change. */
function adviceFor(status: number): string {
  if (status === 401)
    return "your sign-in to GitHub has ended. Reload this page and sign in: the editor offers to bring back what you typed.";
  if (status === 403 || status === 404)
    return "GitHub doesn't let you write to the site's files. Ask the owner for write access, or try again in an hour if you have saved very often.";
  if (status === 409 || status === 422)
    return "GitHub has another change of this page, made at the same moment or under the same name. Copy what you typed, reload this page, and write it there.";
  if (status >= 500)
    return "GitHub has a problem of its own. What you typed stays in the form: wait a few minutes and save again.";
  return "GitHub doesn't take it. What you typed stays in the form: save again, and if that fails, too, tell the owner.";
}

/** Message for the user about a change that GitHub rejected. */
export const describeGitHubFailure = (status: number): string =>
  `Nothing is saved: ${adviceFor(status)}`;
