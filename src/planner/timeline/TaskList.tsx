import { Prose } from "../../components/Prose";
import * as styles from "./TaskList.module.css";

interface TaskListProps {
  tasks: Queries.MovingTimelineFragment["steps"][number]["tasks"];
  /** Sets the ids of this list apart from those of others. */
  list: string;
  /** Ids of the tasks that are done when the list is first shown. */
  done?: ReadonlySet<string>;
}

export const taskField = "done";

/** Tasks to tick. Their checkboxes work before React does. */
export const TaskList = ({ tasks, list, done }: TaskListProps) => (
  <ul className={styles.tasks}>
    {tasks.map(({ id, text }) => (
      <li key={id} id={`${list}-${id}`}>
        <input
          type="checkbox"
          className={styles.check}
          name={taskField}
          value={id}
          defaultChecked={done?.has(id)}
          aria-labelledby={`${list}-text-${id}`}
          autoComplete="off"
        />
        <span className={styles.box} aria-hidden="true" />
        <div id={`${list}-text-${id}`}>
          <Prose html={text.html} />
        </div>
      </li>
    ))}
  </ul>
);
