/** What the plan says about copies of it. */
export const copyText = {
  due: "Your plan is saved in this browser only, and Safari deletes it a week after your last visit.",
  dueLink: "Save or send a copy",
  heading: "Keep a copy",
  note: "Your plan is saved in this browser only. Safari deletes it a week after your last visit. If you add this page to your Home Screen, it starts empty there: open a saved copy.",
  save: "Save a copy",
  saved:
    "The copy should be with your downloads. If nothing happened, the app you’re in can’t save files: open this page in Safari or Chrome.",
  send: "Send or share it",
  sent: "The link has been sent. Whoever opens it sees this plan.",
  ready:
    "Send this link to yourself, or to someone who is moving with you. Whoever opens it sees this plan. It contains the plan itself, so no server gets it.",
  tooLong: "This plan is too long for a link. Save a copy instead.",
  link: "Link to your plan",
  linkActions: { copy: "Copy the link", email: "Email it" },
  emailSubject: "My moving plan",
  openFile: "Open a copy that you saved",
  openLink: "Or paste a plan’s link",
  openThis: "Open the link",
};
