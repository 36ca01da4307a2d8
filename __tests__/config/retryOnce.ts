// On a busy machine a browser is sometimes late in a way that tests can't wait
// for. A failure is logged, and the test must pass the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
