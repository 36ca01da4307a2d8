import { createRoot } from "react-dom/client";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { holdNotices, noticeFocus } from "./noticeFocus";
import * as styles from "./notify.module.css";

/** Milliseconds a notice stays, unless it is held. */
const stay = 5000;
/** How far a notice is swiped to dismiss it, and its greatest width. Pixels. */
const swipe = 50;
const width = 352;

/** Of the last notice. One that is going can't come back: the next is another. */
let id = 0;

const fade = cssTransition({
  enter: String(styles.enter),
  exit: String(styles.exit),
});

function mountContainer(): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(
    <ToastContainer
      className={String(styles.container)}
      toastClassName={String(styles.toast)}
      progressClassName={String(styles.progress)}
      aria-label="Notices F8"
      hotKeys={({ key }) => key === "F8"}
      limit={1}
      transition={fade}
      position="bottom-right"
      pauseOnFocusLoss={false}
      draggable
      draggablePercent={(100 * swipe) / Math.min(width, window.innerWidth - 32)}
      closeOnClick={false}
      icon={false}
      // It counts all the same; nobody is told of it.
      hideProgressBar
    />,
  );
  host.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") toast.dismiss();
  });
  return host;
}

const host = mountContainer();
holdNotices(host);
const returnFocus = noticeFocus(host);

interface Notice {
  title: string;
  text: string;
}

/** Shows a notice in place of the one on the screen. */
export function notify({ title, text }: Notice, failed: boolean): void {
  const content = (
    <div className={failed ? styles.failure : styles.success}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
  const options = {
    autoClose: stay,
    role: failed ? "alert" : "status",
    onClose: returnFocus,
  };
  if (toast.isActive(id)) toast.update(id, { ...options, render: content });
  else toast(content, { ...options, toastId: ++id });
}
