import { memo } from "react";
import { Prose } from "../../components/Prose";
import { setDone } from "../plan/changes";
import { planStore, usePlanPart } from "../plan/usePlan";
import * as styles from "./TaskList.module.css";

type Task = Queries.MovingTimelineFragment["steps"][number]["tasks"][number];

interface TaskListProps {
  tasks: readonly Task[];
  /** Sets the ids of this list apart from those of others. */
  list: string;
}

/** Tasks to check off. */
export const TaskList = ({ tasks, list }: TaskListProps) => (
  <ul className={styles.tasks}>
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} list={list} />
    ))}
  </ul>
);

/** A task with its checkbox. It rerenders only when its checked state changes. */
const TaskRow = memo(function TaskRow({
  task: { id, text },
  list,
}: {
  task: Task;
  list: string;
}) {
  const isDone = usePlanPart(({ done }) => done.includes(id));
  return (
    <li id={`${list}-${id}`}>
      <input
        type="checkbox"
        className={styles.check}
        name="done"
        value={id}
        checked={isDone}
        aria-labelledby={`${list}-text-${id}`}
        onChange={({ target }) => planStore.update(setDone(id, target.checked))}
      />
      <span className={styles.box} aria-hidden="true" />
      <div id={`${list}-text-${id}`}>
        <Prose html={text.html} />
      </div>
    </li>
  );
});
