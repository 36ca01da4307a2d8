import { graphql } from "gatsby";
import { TableHead } from "../../TableHead";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as styles from "./CompareSheet.module.css";

/**
 * A table for pen and paper, with a column for each mover. The text above isn't printed, so
 * that the table fits on one page.
 */
export function CompareSheet({
  html,
  corner,
  movers,
  blanks,
  checks,
}: Queries.CompareSheetFragment & { html: string }) {
  const renderRows = (lines: readonly string[], className = styles.check) =>
    lines.map((line) => (
      <tr key={line}>
        <th scope="row">{line}</th>
        {movers.map((mover) => (
          <td key={mover} className={className} />
        ))}
      </tr>
    ));
  return (
    <Section>
      <Prose html={html} className="unprinted" />
      <div className={styles.sheet}>
        <table>
          <TableHead names={[corner, ...movers]} />
          <tbody>
            {renderRows(blanks, styles.blank)}
            {renderRows(checks)}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment CompareSheet on CompareSheet {
    corner
    movers
    blanks
    checks
  }
`;
