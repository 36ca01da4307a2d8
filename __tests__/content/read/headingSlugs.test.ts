import { kinds } from "../../../src/content/model/kinds";
import { isOwnId } from "../../../src/content/model/ownIds";
import { headingSlugs } from "../../../src/content/read/markdown/headingSlugs";

test("ids of headings are never empty, taken, or repeated", () => {
  expect(
    headingSlugs(["Parking", "Task 5", "引っ越し", "?", "Parking"], isOwnId),
  ).toEqual([
    "section-parking",
    "section-task-5",
    "section",
    "section-1",
    "section-parking-1",
  ]);
});

test("no heading takes the id of a section that texts may link to", () => {
  const anchors = kinds.flatMap(({ anchors: ids = [] }) => ids);
  expect(anchors.filter((id) => !isOwnId(id))).toEqual([]);
});
