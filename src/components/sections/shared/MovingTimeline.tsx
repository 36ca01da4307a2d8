import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as tool from "../../Tool.module.css";
import type { DatedStep, TimelineTool } from "../../../planner/TimelineTool";
import * as styles from "./MovingTimeline.module.css";
import { aid, timelineWords } from "../../../planner/words";

/**
 * The tasks before a move, week by week. Date and ticks work as soon as the
 * page is hydrated; what they need is loaded then.
 */
export function MovingTimeline(timeline: Queries.MovingTimelineFragment) {
  const { heading, intro, steps } = timeline;
  const root = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<typeof TimelineTool>();
  const [dates, setDates] = useState<readonly DatedStep[]>([]);

  useEffect(() => {
    import("../../../planner/TimelineTool").then(
      (loaded) => setTool(() => loaded.TimelineTool),
      // The timeline stays without dates.
      () => undefined,
    );
  }, []);

  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="timeline"
      tone="tinted"
    >
      <div ref={root}>
        <div className={`${tool.panel} ${tool.scripted} ${styles.tool}`}>
          <div className={tool.fields}>
            <label className={tool.field}>
              {timelineWords.date}
              <input type="date" className={tool.control} autoComplete="off" />
            </label>
          </div>
          <p className={`${tool.quiet} ${styles.aid}`}>
            {timelineWords.kept} {aid}
          </p>
          <div className={styles.live}>
            {Tool && (
              <Tool timeline={timeline} root={root} onDates={setDates} />
            )}
          </div>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ when, weeksBefore, summary, tasks }, index) => (
            <li
              key={when}
              className={styles.step}
              data-state={dates[index]?.state}
            >
              <span className={styles.stop} aria-hidden="true">
                {weeksBefore || <Arrival />}
              </span>
              <div className={styles.about}>
                <h3>{when}</h3>
                <StepDays dates={dates[index]} />
                <p>{summary}</p>
              </div>
              <ul className={styles.tasks}>
                {tasks.map(({ id, text }) => (
                  <li key={id} id={`task-${id}`}>
                    <input
                      type="checkbox"
                      className={styles.check}
                      value={id}
                      aria-labelledby={`text-${id}`}
                      autoComplete="off"
                    />
                    <span className={styles.box} aria-hidden="true" />
                    <div id={`text-${id}`}>
                      <Prose html={text.html} />
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** When a step is, once the moving date is known. */
const StepDays = ({ dates }: { dates: DatedStep | undefined }) => (
  <p className={styles.dates}>
    {dates && (
      <>
        {dates.days}
        {dates.state !== "later" && (
          <span className={styles.state}>{timelineWords[dates.state]}</span>
        )}
      </>
    )}
  </p>
);

/** A house at the end of the timeline. */
const Arrival = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor">
    <path d="M12 3 1.5 12H5v9h5v-6h4v6h5v-9h3.5z" />
  </svg>
);

export const query = graphql`
  fragment MovingTimeline on Timeline {
    heading
    intro {
      html
    }
    steps {
      when
      weeksBefore
      summary
      tasks {
        id
        urgency
        text {
          html
        }
      }
    }
  }
`;
