/**
 * @generated SignedSource<<b8cd0dba3b03999f739ff96f07efd752>>
 * @relayHash 19e4a3e0630258d5e5bce1603db7c8cc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0dc3b125afa6d25bb1f3a7cf34cb3e0ef541007b34a28d966e6a962f3b4430

import type { ConcreteRequest } from 'relay-runtime';
export type AmbitoRicerca = "celle_rotte" | "non_schedulati" | "periodo" | "selezione" | "tutti";
export type PrioritaPiano = "anticipo" | "cambi" | "inRitardo" | "ritardo";
export type RepartoFase = "banchi" | "macchine";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type TipoIpotesi = "fermo" | "fornitore" | "ore" | "persone" | "sabati" | "urgente";
export type ProponiPianoInput = {
  al?: string | null;
  ambito: AmbitoRicerca;
  congelatoFino?: string | null;
  dal?: string | null;
  ipotesi?: ReadonlyArray<IpotesiInput> | null;
  nome?: string | null;
  ordini?: ReadonlyArray<number> | null;
  passi?: number | null;
  pesi?: ReadonlyArray<PesoOrdineInput> | null;
  pesiCliente?: ReadonlyArray<PesoClienteInput> | null;
  priorita?: ReadonlyArray<PrioritaPiano> | null;
  secondi?: number | null;
  seme?: number | null;
  trattenuti?: ReadonlyArray<number> | null;
};
export type IpotesiInput = {
  al?: string | null;
  banchi?: number | null;
  dal?: string | null;
  fornitore?: number | null;
  macchine?: number | null;
  quanto?: number | null;
  reparto?: RepartoFase | null;
  tipo: TipoIpotesi;
};
export type PesoOrdineInput = {
  ordine: number;
  peso: number;
};
export type PesoClienteInput = {
  peso: number;
  tipo: TipoCliente;
};
export type ScenarioDialogCreateMutation$variables = {
  input: ProponiPianoInput;
};
export type ScenarioDialogCreateMutation$data = {
  readonly proponiPiano: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly proposta: {
      readonly pk: number;
    } | null;
  };
};
export type ScenarioDialogCreateMutation = {
  response: ScenarioDialogCreateMutation$data;
  variables: ScenarioDialogCreateMutation$variables;
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
    "concreteType": "ProponiPianoPayload",
    "kind": "LinkedField",
    "name": "proponiPiano",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PropostaPiano",
        "kind": "LinkedField",
        "name": "proposta",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
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
    "name": "ScenarioDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScenarioDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a0dc3b125afa6d25bb1f3a7cf34cb3e0ef541007b34a28d966e6a962f3b4430",
    "metadata": {},
    "name": "ScenarioDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9c8a5a08f962d0fd313cde2250946cc";

export default node;
