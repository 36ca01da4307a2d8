import { memo } from "react";
import { setEntry } from "../plan/changes";
import { useUncontrolledCheckbox } from "../plan/useUncontrolledField";
import { planStore, usePlanPart } from "../plan/usePlan";
import * as styles from "./TaskList.module.css";

type Task = Queries.MovingTimelineFragment["steps"][number]["tasks"][number];

/** HTML that a label may hold: spans in place of paragraphs and lists. */
const inLabel = (html: string) =>
  html.replace(/<(\/?)(?:p|[uo]l|li|h\d|blockquote)\b[^>]*>/g, "<$1span>");

interface TaskListProps {
  /** Of the group, for screen readers. */
  name: string;
  tasks: readonly Task[];
}

/** Tasks to check off. */
export const TaskList = ({ name, tasks }: TaskListProps) => (
  <div role="group" aria-label={name}>
    <ul role="list" className={styles.tasks}>
      {tasks.map((task) => (
        <TaskRow key={task.id} {...task} />
      ))}
    </ul>
  </div>
);

/** A task with its checkbox. It renders only when that changes. */
const TaskRow = memo(function TaskRow({ id, text }: Task) {
  const isDone = usePlanPart(({ done }) => done.includes(id));
  const toggle = useUncontrolledCheckbox(isDone, (isOn) =>
    planStore.update(setEntry(`done.${id}`, isOn)),
  );
  return (
    <li>
      <label className={styles.task}>
        <input type="checkbox" name="done" value={id} {...toggle} />
        <span
          className={styles.text}
          dangerouslySetInnerHTML={{ __html: inLabel(text.html) }}
        />
      </label>
    </li>
  );
});
