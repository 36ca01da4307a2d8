/**
 * Translates a page as Google Translate does: puts each text, also later ones, in
 * brackets and into new elements.
 */
export function translatePage(): void {
  const translated = new WeakSet<Text>();

  function translate(text: Text) {
    const untranslated = "script, style, noscript, textarea, option, svg";
    if (
      translated.has(text) ||
      !text.data.trim() ||
      (text.parentElement?.closest(untranslated) ?? !text.parentElement)
    )
      return;
    const outer = document.createElement("span");
    const inner = outer.appendChild(document.createElement("span"));
    const translation = new Text(`[${text.data}]`);
    translated.add(translation);
    inner.append(translation);
    text.replaceWith(outer);
  }

  function translateIn(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      [...(type === "characterData" ? [target] : addedNodes)].forEach(
        translateIn,
      );
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
