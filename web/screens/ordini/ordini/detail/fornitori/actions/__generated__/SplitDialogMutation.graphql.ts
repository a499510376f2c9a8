/**
 * @generated SignedSource<<5f1619fc06bb89baa4065d3a231c9297>>
 * @relayHash 575d80edb97edb45299519ada2722f9f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 627f6cbf3568bafa35d08ebe45c7dd88cbc4f8d8540d73e74b012186e526b21d

import type { ConcreteRequest } from 'relay-runtime';
export type SplitDialogMutation$variables = {
  pk: number;
  quantita: ReadonlyArray<number>;
};
export type SplitDialogMutation$data = {
  readonly splitRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type SplitDialogMutation = {
  response: SplitDialogMutation$data;
  variables: SplitDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "quantita"
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
            "name": "pk",
            "variableName": "pk"
          },
          {
            "kind": "Variable",
            "name": "quantita",
            "variableName": "quantita"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SplitRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "splitRigaOrdineFornitore",
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
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SplitDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "627f6cbf3568bafa35d08ebe45c7dd88cbc4f8d8540d73e74b012186e526b21d",
    "metadata": {},
    "name": "SplitDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ce24917f8ea31cdad0c8d4340300a4a";

export default node;
