/** Number of related posts at the end of a post. */
const count = 3;

/**
 * The posts that follow a post in list order; after the last comes the first.
 * @param posts all posts in list order
 * @param index of the post among them
 */
export const relatedPosts = <Post>(
  posts: readonly Post[],
  index: number,
): Post[] =>
  [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, count);
