/**
 * @generated SignedSource<<7632a6d773c4b9c30aecf5767f04001a>>
 * @relayHash 8a656f1a6efeb42515bbf2a27f25ac94
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e3d6dc2bbde25d5ef8162cafa78e2de324996dfd09ee37bfff34e71deb2dc4b

import type { ConcreteRequest } from 'relay-runtime';
export type AzioniRigheResetMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type AzioniRigheResetMutation$data = {
  readonly resetRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AzioniRigheResetMutation = {
  response: AzioniRigheResetMutation$data;
  variables: AzioniRigheResetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "ResetRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "resetRigheOrdineFornitore",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AzioniRigheResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AzioniRigheResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e3d6dc2bbde25d5ef8162cafa78e2de324996dfd09ee37bfff34e71deb2dc4b",
    "metadata": {},
    "name": "AzioniRigheResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10e15c36e3f22a9322b10aaa403d6a72";

export default node;
