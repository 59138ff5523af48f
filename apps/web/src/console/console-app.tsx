import { ApiError } from "@dilo/api";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter, Link, Navigate, Route, Routes } from "react-router";
import { AccessPage } from "./access/access-page.tsx";
import { AnalyticsPage } from "./analytics/analytics-page.tsx";
import { AssistantPage, NewAssistantPage } from "./assistants/assistant-page.tsx";
import { AssistantsPage } from "./assistants/assistants-page.tsx";
import { CallPage } from "./calls/call-page.tsx";
import { CallsPage } from "./calls/calls-page.tsx";
import { Frame, Navigation } from "./frame.tsx";
import { LivePage } from "./live/live-page.tsx";
import { MessagesPage } from "./messages/messages-page.tsx";
import { NumbersPage } from "./numbers/numbers-page.tsx";
import { Loaded, Page } from "./parts/page.tsx";
import { isSignedOut, type Session } from "./session/platform.ts";
import { SignIn } from "./session/sign-in.tsx";
import { SessionContext, sessionKey, useCurrentSession } from "./session/use-session.ts";
import { EvalPage } from "./tests/eval-page.tsx";
import { SuitePage } from "./tests/suite-page.tsx";
import { TestsPage } from "./tests/tests-page.tsx";
import { ToolsPage } from "./tools/tools-page.tsx";
import { useConsoleWords, WordsProvider } from "./words/use-console-words.tsx";

/** The console: nothing of it is shown to who is not signed in. */
export function ConsoleApp() {
  const [client] = useState(openClient);
  return (
    <WordsProvider>
      <QueryClientProvider client={client}>
        <BrowserRouter basename="/console">
          <Gate />
        </BrowserRouter>
      </QueryClientProvider>
    </WordsProvider>
  );
}

/** Keeps what the server answered. When it says that the session is over, the page asks to sign in again. */
function openClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData(sessionKey, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The client of the platform has tried several times already; what is no ApiError is a mistake of ours.
        retry: false,
        throwOnError: (error) => !(error instanceof ApiError),
      },
    },
  });
  return client;
}

function Gate() {
  const session = useCurrentSession();
  if (session.data) return <SignedIn session={session.data} />;
  return (
    <Frame>
      <Loaded query={session}>{() => <SignIn />}</Loaded>
    </Frame>
  );
}

function SignedIn({ session }: { readonly session: Session }) {
  return (
    <SessionContext value={session}>
      <Frame nav={<Navigation />}>
        <Routes>
          <Route path="/" element={<Navigate to="/calls" replace />} />
          <Route path="/calls" element={<CallsPage />} />
          <Route path="/calls/:id" element={<CallPage />} />
          <Route path="/live" element={<LivePage />} />
          <Route path="/assistants" element={<AssistantsPage />} />
          <Route path="/assistants/new" element={<NewAssistantPage />} />
          <Route path="/assistants/:id" element={<AssistantPage />} />
          <Route path="/analytics" element={<AnalyticsPage />} />
          <Route path="/tests" element={<TestsPage />} />
          <Route path="/tests/suites/:id" element={<SuitePage />} />
          <Route path="/tests/evals/:id" element={<EvalPage />} />
          <Route path="/numbers" element={<NumbersPage />} />
          <Route path="/tools" element={<ToolsPage />} />
          <Route path="/messages" element={<MessagesPage />} />
          <Route path="/access" element={<AccessPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Frame>
    </SessionContext>
  );
}

function NotFound() {
  const { common } = useConsoleWords();
  return (
    <Page title={common.notFound}>
      <Link to="/calls">{common.toCalls}</Link>
    </Page>
  );
}
