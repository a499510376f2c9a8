/**
 * @generated SignedSource<<9901aba264c4f3dcf531ac4d45fa51c8>>
 * @relayHash 0892fca083b962efa65ad41bd0f7c5af
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24b437e8d36a410740c3343cd8674017ae01c86c14390e3eb0b17708a08e5159

import type { ConcreteRequest } from 'relay-runtime';
export type AdessoPageProblemiSubscription$variables = {
  dopo?: string | null;
};
export type AdessoPageProblemiSubscription$data = {
  readonly problemiOfficinaAggiornati: {
    readonly evento: string;
  };
};
export type AdessoPageProblemiSubscription = {
  response: AdessoPageProblemiSubscription$data;
  variables: AdessoPageProblemiSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "ProblemiOfficinaAggiornati",
    "kind": "LinkedField",
    "name": "problemiOfficinaAggiornati",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
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
    "name": "AdessoPageProblemiSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdessoPageProblemiSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24b437e8d36a410740c3343cd8674017ae01c86c14390e3eb0b17708a08e5159",
    "metadata": {},
    "name": "AdessoPageProblemiSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "aceff8ff323e9aa06b40e677b844264f";

export default node;
