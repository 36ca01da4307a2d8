// Imported first by tests of the fixture site, which may run in the same command as those of
// the real one.
delete process.env.BUILT_SITE;
