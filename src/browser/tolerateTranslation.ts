/**
 * Patches `Node` so that React continues to work in a page that the browser translates.
 * Translators replace text nodes with elements, and React then can't remove a text node or
 * insert a node before it: https://github.com/facebook/react/issues/11538. Components must
 * still wrap a changing text beside other texts in an element.
 */
export function tolerateTranslation(): void {
  Node.prototype.removeChild = function (child) {
    if (child.parentNode === this) (child as Node as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function (added, next) {
    if (next?.parentNode === this) (next as ChildNode).before(added);
    else this.appendChild(added);
    return added;
  };
}
