import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type {
  Cache,
  RemarkPlugin,
} from "gatsby-transformer-remark/extend-node-type";

/**
 * The fields of `MarkdownRemark` that are queried, as gatsby-transformer-remark
 * makes them, with a plugin. Only HTML is cached: all of them are made from it,
 * and trees are many times larger.
 */
export function markdownFields(
  cache: Cache,
  plugin: RemarkPlugin,
): ReturnType<typeof extendNodeType> {
  const htmlCache: Cache = {
    get: (key) => cache.get(key),
    set: (key, value) =>
      typeof value === "string" ? cache.set(key, value) : Promise.resolve(),
  };
  return extendNodeType(
    {
      type: { name: "MarkdownRemark" },
      cache: htmlCache,
      getCache: () => htmlCache,
      getNodesByType: () => [],
    },
    { plugins: [plugin] },
  );
}
