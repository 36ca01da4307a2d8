// Imported first by tests in the `all` project that look at the fixture site.
delete process.env.BUILT_SITE;
