/** Does what takes long after the next frame, so that the frame isn't late. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};
