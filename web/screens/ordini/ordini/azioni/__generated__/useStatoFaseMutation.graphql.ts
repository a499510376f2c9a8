/**
 * @generated SignedSource<<bc467c613fa59395d00be95363f9e84c>>
 * @relayHash e6dea9e50fe0a9aa8f31f9a677a6bfc5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 810e5729e4ba3c2d875393b9d07dae91fde1082cb0473c431bf3353b89c95136

import type { ConcreteRequest } from 'relay-runtime';
export type useStatoFaseMutation$variables = {
  nomeFase: string;
  ordine: number;
  stato: number;
};
export type useStatoFaseMutation$data = {
  readonly setStatoFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useStatoFaseMutation = {
  response: useStatoFaseMutation$data;
  variables: useStatoFaseMutation$variables;
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
    "name": "useStatoFaseMutation",
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
    "name": "useStatoFaseMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "810e5729e4ba3c2d875393b9d07dae91fde1082cb0473c431bf3353b89c95136",
    "metadata": {},
    "name": "useStatoFaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66bb1bbf414cdfd9399ed3b4c65c062c";

export default node;
