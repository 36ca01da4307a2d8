import { required } from "../../src/site/required";

test.each([0, "", false])("%p is a value", (value) => {
  expect(required(value, "value")).toBe(value);
});

test.each([undefined, null])("%p is an error that names the value", (value) => {
  expect(() => required(value, "outline of 53053")).toThrow(
    "There is no outline of 53053",
  );
});
