import { contentTypes } from "../../../src/content/model/contentTypes";
import { isReservedElementId } from "../../../src/content/model/reservedIds";
import { buildHeadingIds } from "../../../src/content/markdown/buildHeadingIds";

test("ids of headings are never empty, taken, or repeated", () => {
  expect(
    buildHeadingIds(
      ["Parking", "Task 5", "引っ越し", "?", "Parking"],
      isReservedElementId,
    ),
  ).toEqual([
    "section-parking",
    "section-task-5",
    "section",
    "section-1",
    "section-parking-1",
  ]);
});

test("no heading takes the id of a section that texts may link to", () => {
  const anchors = contentTypes.flatMap(({ anchors: ids = [] }) => ids);
  expect(anchors.filter((id) => !isReservedElementId(id))).toEqual([]);
});
