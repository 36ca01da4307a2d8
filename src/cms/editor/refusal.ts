/**
 * The reason why nothing was saved, for Decap to show. It has no name: Decap would
 * show "Error", which tells an editor nothing.
 */
export function refusal(reason: string): Error {
  const error = new Error(`This can't be saved yet. ${reason}`);
  error.name = "";
  return error;
}
