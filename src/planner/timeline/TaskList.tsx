import { memo } from "react";
import { setPlanValue } from "../plan/planUpdates";
import { useUncontrolledCheckbox } from "../ui/useUncontrolledField";
import { planStore, usePlanSelector } from "../storage/usePlan";
import * as styles from "./TaskList.module.css";

type TaskContent =
  Queries.MovingTimelineFragment["steps"][number]["tasks"][number];

/** Replaces block elements with spans: a label may hold phrasing content only. */
const toPhrasingHtml = (html: string) =>
  html.replace(/<(\/?)(?:p|[uo]l|li|h\d|blockquote)\b[^>]*>/g, "<$1span>");

interface TaskListProps {
  /** Name of the group, for screen readers. */
  label: string;
  tasks: readonly TaskContent[];
}

/** Tasks to check off. */
export const TaskList = ({ label, tasks }: TaskListProps) => (
  <div role="group" aria-label={label}>
    <ul role="list" className={styles.tasks}>
      {tasks.map((task) => (
        <TaskRow key={task.id} {...task} />
      ))}
    </ul>
  </div>
);

/** A task with its checkbox. Changes of other tasks do not render it again. */
const TaskRow = memo(function TaskRow({ id, text }: TaskContent) {
  const isDone = usePlanSelector(({ done }) => done.includes(id));
  const checkbox = useUncontrolledCheckbox(isDone, (isChecked) =>
    planStore.update(setPlanValue(`done.${id}`, isChecked)),
  );
  return (
    <li>
      <label className={styles.task}>
        <input type="checkbox" name="done" value={id} {...checkbox} />
        <span
          className={styles.text}
          dangerouslySetInnerHTML={{ __html: toPhrasingHtml(text.html) }}
        />
      </label>
    </li>
  );
});
