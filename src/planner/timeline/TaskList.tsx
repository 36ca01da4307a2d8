import { memo } from "react";
import { Prose } from "../../components/Prose";
import { setDone } from "../plan/changes";
import { planStore, usePlanPart } from "../plan/usePlan";
import * as styles from "./TaskList.module.css";

type Task = Queries.MovingTimelineFragment["steps"][number]["tasks"][number];

/** Tasks to check off. */
export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className={styles.tasks}>
    {tasks.map((task) => (
      <TaskRow key={task.id} {...task} />
    ))}
  </ul>
);

/** A task with its checkbox. It renders only when that changes. */
const TaskRow = memo(function TaskRow({ id, text }: Task) {
  const isDone = usePlanPart(({ done }) => done.includes(id));
  return (
    <li>
      <label className={styles.task}>
        <input
          type="checkbox"
          name="done"
          value={id}
          checked={isDone}
          onChange={({ target }) =>
            planStore.update(setDone(id, target.checked))
          }
        />
        <Prose html={text.html} />
      </label>
    </li>
  );
});
