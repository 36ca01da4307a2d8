import { relatedPosts } from "../../src/graph/contentResolvers";

const posts = ["a", "b", "c", "d", "e"];

test("a post is followed by the next three", () => {
  expect(relatedPosts(posts, 0)).toEqual(["b", "c", "d"]);
});

test("after the last comes the first", () => {
  expect(relatedPosts(posts, 3)).toEqual(["e", "a", "b"]);
});

test("no post is related to itself or listed twice", () => {
  expect(relatedPosts(["a", "b"], 1)).toEqual(["a"]);
  expect(relatedPosts(["a"], 0)).toEqual([]);
});
