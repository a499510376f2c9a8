/**
 * @generated SignedSource<<faef5b952b62b61d7cd2ecbc4768c0e4>>
 * @relayHash 98472da527b5da263e1c0b4d9437adcc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41de02ef2ad9abac76c7bbf7f2e353b649db12983a90beca941bbd4f4a702d54

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsResetMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsResetMutation$data = {
  readonly resetRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
  };
};
export type RigheFornitoreActionsResetMutation = {
  response: RigheFornitoreActionsResetMutation$data;
  variables: RigheFornitoreActionsResetMutation$variables;
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
        "kind": "ScalarField",
        "name": "modifica",
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
    "name": "RigheFornitoreActionsResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41de02ef2ad9abac76c7bbf7f2e353b649db12983a90beca941bbd4f4a702d54",
    "metadata": {},
    "name": "RigheFornitoreActionsResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa1e247468192c0a5b2e68a6ca0e6411";

export default node;
