import * as fold from "../../Fold.module.css";
import { Fold } from "../../Fold";
import { Prose } from "../../Prose";

interface AnswersProps {
  /** A text whose headings of level 3 are questions, with ids. */
  html: string;
  headings: readonly { id: string | null; value: string | null }[];
}

const question = /^<h3 id="([^"]+)">.*?<\/h3>/s;

/** A text whose answers are folded below their questions. */
export function Answers({ html, headings }: AnswersProps) {
  const parts = html.split(/(?=<h[23] )/);
  return (
    <div className={fold.rows}>
      {parts.map((part, index) => {
        const id = question.exec(part)?.[1];
        const answer = part.replace(question, "");
        return id ? (
          <Fold
            key={id}
            id={id}
            summary={<h3>{headings.find((one) => one.id === id)?.value}</h3>}
          >
            <Prose html={answer} />
          </Fold>
        ) : (
          <Prose key={index} html={part} />
        );
      })}
    </div>
  );
}
