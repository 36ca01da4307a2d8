// Imported first by tests in the `all` project that look at the fixture site.
delete process.env.BUILT_SITE;
process.env.TEST_SITE = process.env.TEST_FIXTURE_SITE;
process.env.TEST_INBOX = process.env.TEST_FIXTURE_INBOX;
