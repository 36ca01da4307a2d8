import ts from "typescript";

/** A text for visitors in code. */
export interface LiteralText {
  readonly line: number;
  readonly text: string;
}

/** Props and attributes whose values visitors see or hear. */
const visitorFacing =
  /^(?:alt|title|label|placeholder|heading|lead|intro|text|summary|caption|description|current|name|empty|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

/** Attributes with such a name that are technical on HTML elements. */
const technical = new Set(["name"]);

const hasWords = (text: string) => /\p{L}/u.test(text);

/** Heading levels, as in `heading="h2"`. */
const isLevel = (text: string) => /^h[1-6]$/.test(text);

/** Whether a literal is a key, as in a list of field names. */
const isKey = (node: ts.Node) =>
  ts.isStringLiteralLike(node) && /^[a-z][a-zA-Z]*$/.test(node.text);

/** The constants of a file by name, to resolve `{text}`. */
function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer
    )
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}

/**
 * Finds texts with words that a component renders or passes to a prop that
 * visitors see or hear, anywhere in an expression.
 */
export function literalTexts(source: string): LiteralText[] {
  const file = ts.createSourceFile(
    "file.tsx",
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const constants = constantsOf(file);
  const found = new Map<ts.Node, string>();
  const report = (node: ts.Node, text: string) => {
    if (hasWords(text) && !isLevel(text)) found.set(node, text.trim());
  };

  /** Reports the literals that an expression can evaluate to; JSX is visited later. */
  function rendered(node: ts.Node, seen: readonly ts.Node[] = []): void {
    if (seen.includes(node)) return;
    const next = (inner: ts.Node | undefined) =>
      inner && rendered(inner, [...seen, node]);
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      report(node.head, node.head.text);
      for (const { expression, literal } of node.templateSpans) {
        report(literal, literal.text);
        next(expression);
      }
    } else if (ts.isConditionalExpression(node)) {
      next(node.whenTrue);
      next(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const isChoice =
        kind === ts.SyntaxKind.BarBarToken ||
        kind === ts.SyntaxKind.QuestionQuestionToken ||
        kind === ts.SyntaxKind.PlusToken;
      if (isChoice) next(node.left);
      if (isChoice || kind === ts.SyntaxKind.AmpersandAmpersandToken)
        next(node.right);
    } else if (ts.isArrayLiteralExpression(node))
      node.elements.filter((element) => !isKey(element)).forEach(next);
    else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) {
        if (
          ts.isPropertyAssignment(property) &&
          visitorFacing.test(property.name.getText())
        )
          next(property.initializer);
        if (ts.isSpreadAssignment(property)) next(property.expression);
      }
    else if (ts.isCallExpression(node)) {
      // `list.map(…)` renders the list or what the function returns.
      if (ts.isPropertyAccessExpression(node.expression))
        next(node.expression.expression);
      node.arguments.forEach((argument) => {
        const isFilled = node.expression.getText() === "fill";
        if (ts.isFunctionLike(argument) || isFilled) next(argument);
      });
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      next(node.body);
    else if (ts.isBlock(node)) node.statements.forEach(next);
    else if (ts.isReturnStatement(node)) next(node.expression);
    else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isSpreadElement(node)
    )
      next(node.expression);
    else if (ts.isIdentifier(node)) next(constants.get(node.text));
  }

  function attribute(node: ts.JsxAttribute): void {
    const name = node.name.getText();
    const value = node.initializer;
    if (!value) return;
    const tag = node.parent.parent.tagName.getText();
    const isElement = /^[a-z]/.test(tag);
    if (visitorFacing.test(name) && !(isElement && technical.has(name)))
      rendered(ts.isJsxExpression(value) ? (value.expression ?? value) : value);
    else if (ts.isJsxExpression(value) && value.expression && !isElement)
      // Blocks and lists of blocks, such as breadcrumbs={{ current: "…" }}.
      if (!ts.isStringLiteralLike(value.expression)) blocks(value.expression);
  }

  function blocks(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      rendered(node);
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) blocks(property.initializer);
    }
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach(blocks);
    const constant = ts.isIdentifier(node) && constants.get(node.text);
    if (constant && !ts.isIdentifier(constant)) blocks(constant);
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node)) attribute(node);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      !ts.isJsxAttribute(node.parent)
    )
      rendered(node.expression);
    ts.forEachChild(node, visit);
  }
  visit(file);
  return Array.from(found, ([node, text]) => ({
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text,
  }));
}
