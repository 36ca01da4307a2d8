/** How many other posts stand at the end of one. */
const count = 3;

/**
 * Those that follow a post in the order of lists, then from the first on.
 * @param posts all of them, in that order
 * @param place of the post among them
 */
export function relatedPosts<Post>(
  posts: readonly Post[],
  place: number,
): Post[] {
  const others = Math.min(count, posts.length - 1);
  return Array.from(
    { length: Math.max(0, others) },
    (_, index) => posts[(place + 1 + index) % posts.length]!,
  );
}
