/**
 * @generated SignedSource<<b253023bb2f7b317d0e7fc5f0b49bfab>>
 * @relayHash 2dee8984a45b419f48b54ac3753ce6fa
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1f2b9da7bf8b1da119a55956a3a676593f3265f7d6b731e1c4bd1ae1efb3c8e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMessaggioOrdineEmailInput = {
  testo?: string | null;
  titolo: string;
};
export type MessaggioDialogCreateMutation$variables = {
  input: CreateMessaggioOrdineEmailInput;
};
export type MessaggioDialogCreateMutation$data = {
  readonly createMessaggioOrdineEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly messaggio: {
      readonly pk: number;
    } | null;
  };
};
export type MessaggioDialogCreateMutation = {
  response: MessaggioDialogCreateMutation$data;
  variables: MessaggioDialogCreateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MessaggioDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "createMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessaggioDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "createMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f1f2b9da7bf8b1da119a55956a3a676593f3265f7d6b731e1c4bd1ae1efb3c8e",
    "metadata": {},
    "name": "MessaggioDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a3a1442f349e3ebd44f6909ec2a921f";

export default node;
