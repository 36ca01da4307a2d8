import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";

// Waiting is limited by the test's own timeout.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

export {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
