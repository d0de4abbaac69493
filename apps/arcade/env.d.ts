/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** The version in package.json, put in by the build. */
	readonly CLIENT_VERSION: string;
}
