/**
 * @generated SignedSource<<f8b9e7fcfc77b056306ebfec5512c6eb>>
 * @relayHash fd17594936db83c6816b9933a439570d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ccb2de0f4630aef1713312a1b555aceb13c13ba311ebdb35f984e90b959c6c

import type { ConcreteRequest } from 'relay-runtime';
export type StatoFaseMutation$variables = {
  nomeFase: string;
  ordine: number;
  stato: number;
};
export type StatoFaseMutation$data = {
  readonly setStatoFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type StatoFaseMutation = {
  response: StatoFaseMutation$data;
  variables: StatoFaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nomeFase"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stato"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "nomeFase",
            "variableName": "nomeFase"
          },
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          },
          {
            "kind": "Variable",
            "name": "stato",
            "variableName": "stato"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetStatoFasePayload",
    "kind": "LinkedField",
    "name": "setStatoFase",
    "plural": false,
    "selections": [
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatoFaseMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StatoFaseMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "09ccb2de0f4630aef1713312a1b555aceb13c13ba311ebdb35f984e90b959c6c",
    "metadata": {},
    "name": "StatoFaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a3891e6d3ddec26d48305be9b32613b";

export default node;
