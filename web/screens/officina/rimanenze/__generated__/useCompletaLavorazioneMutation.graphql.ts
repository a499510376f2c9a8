/**
 * @generated SignedSource<<cd6b29ab5fcdb782500f97411b75dbd8>>
 * @relayHash b774adb41966e5984faa1b89a950080d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0e39bbf80b8a5bea9709a7f927b78ccc1fdcef21d851d154f6e2484288ea9af

import type { ConcreteRequest } from 'relay-runtime';
export type useCompletaLavorazioneMutation$variables = {
  lavorazione: number;
  ordine: number;
};
export type useCompletaLavorazioneMutation$data = {
  readonly completaLavorazioneOrdine: {
    readonly automatiche: ReadonlyArray<number> | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useCompletaLavorazioneMutation = {
  response: useCompletaLavorazioneMutation$data;
  variables: useCompletaLavorazioneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lavorazione"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "lavorazione",
            "variableName": "lavorazione"
          },
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "CompletaLavorazioneOrdinePayload",
    "kind": "LinkedField",
    "name": "completaLavorazioneOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "automatiche",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompletaLavorazioneMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCompletaLavorazioneMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c0e39bbf80b8a5bea9709a7f927b78ccc1fdcef21d851d154f6e2484288ea9af",
    "metadata": {},
    "name": "useCompletaLavorazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2469cb91af84eb5cd15d118b379ec98";

export default node;
