// A browser on a busy machine now and then does something late that no test can
// wait for. What fails is reported, and has to pass the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
