/**
 * @generated SignedSource<<c3644428f619a2ec8f176e9e46b8d6fe>>
 * @relayHash 9fbcfd48962de713c66d76076e72546b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bd7234040208dbfd091097c3f6ec288544ddf5637a937fcdbddae1618326812

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateControlloLavorazioneInput = {
  attivo?: boolean | null;
  descrizione?: string | null;
  frequenza?: string | null;
  lavorazione?: number | null;
  pk: number;
  versione?: number | null;
};
export type ControlloDialogUpdateMutation$variables = {
  input: UpdateControlloLavorazioneInput;
};
export type ControlloDialogUpdateMutation$data = {
  readonly updateControlloLavorazione: {
    readonly controllo: {
      readonly attivo: boolean;
      readonly descrizione: string;
      readonly frequenza: string;
      readonly id: string;
      readonly versione: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ControlloDialogUpdateMutation = {
  response: ControlloDialogUpdateMutation$data;
  variables: ControlloDialogUpdateMutation$variables;
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
    "concreteType": "UpdateControlloLavorazionePayload",
    "kind": "LinkedField",
    "name": "updateControlloLavorazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ControlloLavorazione",
        "kind": "LinkedField",
        "name": "controllo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descrizione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "frequenza",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attivo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "versione",
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
    "name": "ControlloDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ControlloDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bd7234040208dbfd091097c3f6ec288544ddf5637a937fcdbddae1618326812",
    "metadata": {},
    "name": "ControlloDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77cdb5fda98c8b0a223ced4e91d2fb2a";

export default node;
