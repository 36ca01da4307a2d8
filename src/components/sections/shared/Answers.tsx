import * as disclosure from "../../Disclosure.module.css";
import { Disclosure } from "../../Disclosure";
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
    <div className={disclosure.rows}>
      {parts.map((part, index) => {
        const id = question.exec(part)?.[1];
        const answer = part.replace(question, "");
        return id ? (
          <Disclosure
            key={id}
            id={id}
            summary={<h3>{headings.find((one) => one.id === id)?.value}</h3>}
          >
            <Prose html={answer} />
          </Disclosure>
        ) : (
          <Prose key={index} html={part} />
        );
      })}
    </div>
  );
}
