/**
 * @generated SignedSource<<48c7469a205dfbdb76a101ab4a9d200e>>
 * @relayHash a124bdecb7a3426c6360bab7d27c66ec
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36882c2ac1c49f438542fcba32edf01ba4849e9e3056d7e1f0bf5acf84be0dfc

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTabletInput = {
  minutiInattivita: number;
  nome: string;
  reparti?: ReadonlyArray<string> | null;
};
export type TabletDialogCreateMutation$variables = {
  input: CreateTabletInput;
};
export type TabletDialogCreateMutation$data = {
  readonly createTablet: {
    readonly codice: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tablet: {
      readonly nome: string;
      readonly pk: number;
    } | null;
  };
};
export type TabletDialogCreateMutation = {
  response: TabletDialogCreateMutation$data;
  variables: TabletDialogCreateMutation$variables;
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
    "concreteType": "CreateTabletPayload",
    "kind": "LinkedField",
    "name": "createTablet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TabletOfficina",
        "kind": "LinkedField",
        "name": "tablet",
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
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
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
    "name": "TabletDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TabletDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36882c2ac1c49f438542fcba32edf01ba4849e9e3056d7e1f0bf5acf84be0dfc",
    "metadata": {},
    "name": "TabletDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c42fa1bfbe6f5121eb01a62bbe901472";

export default node;
