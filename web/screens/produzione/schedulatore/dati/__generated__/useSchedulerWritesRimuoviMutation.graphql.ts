/**
 * @generated SignedSource<<bd7ef422057fb45495c66ca5ddb90106>>
 * @relayHash 4ec1e0a333861ee0d3c76323fcf9cc76
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ced52edc10151c0605fc5bc9ae23067a6b6ed54d9b851fff2aa960de56867c7

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSchedulazioneInput = {
  fasi?: ReadonlyArray<string> | null;
  ordine: number;
};
export type useSchedulerWritesRimuoviMutation$variables = {
  input: RemoveSchedulazioneInput;
};
export type useSchedulerWritesRimuoviMutation$data = {
  readonly removeSchedulazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useSchedulerWritesRimuoviMutation = {
  response: useSchedulerWritesRimuoviMutation$data;
  variables: useSchedulerWritesRimuoviMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveSchedulazionePayload",
    "kind": "LinkedField",
    "name": "removeSchedulazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSchedulerWritesRimuoviMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSchedulerWritesRimuoviMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ced52edc10151c0605fc5bc9ae23067a6b6ed54d9b851fff2aa960de56867c7",
    "metadata": {},
    "name": "useSchedulerWritesRimuoviMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a1a8e67d8344e059e5059c2c5bbc588";

export default node;
