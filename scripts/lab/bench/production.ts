/**
 * Imported before anything else: what is timed is what is served, and React, which the translator draws in, takes its
 * build of this process when it is first imported. A later row that builds the pages has the same React.
 */
process.env.NODE_ENV = "production";
